// What a process and all it has started use of the machine, from Linux's /proc.

import { readFile } from "node:fs/promises";

async function family(pid: number): Promise<number[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, "utf8").catch(() => "");
  const below = await Promise.all(children.split(" ").filter(Boolean).map(Number).map(family));
  return [pid, ...below.flat()];
}

/** CPU time used so far, in microseconds; Linux counts it in ticks of 10 ms. */
export async function cpuOf(pid: number): Promise<number> {
  const times = (await family(pid)).map(async (member) => {
    const fields = (await readFile(`/proc/${member}/stat`, "utf8")).split(") ")[1]?.split(" ") ?? [];
    return (Number(fields[11]) + Number(fields[12])) * 10_000;
  });
  return (await Promise.all(times)).reduce((sum, time) => sum + time, 0);
}

/** CPU time used by what this process has started and what has ended, with all that those started, in microseconds. */
export async function childrenCpu(): Promise<number> {
  const fields = (await readFile("/proc/self/stat", "utf8")).split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[13]) + Number(fields[14])) * 10_000;
}

/** Resident memory, in MB. */
export async function memoryOf(pid: number): Promise<number> {
  const sizes = (await family(pid)).map(async (member) => {
    return Number(/VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${member}/status`, "utf8"))?.[1]) / 1024;
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
