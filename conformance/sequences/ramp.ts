// The steps of ramp requests: approved with the current version, with another one, twice at once, rejected and canceled.

import { resultOf, statusAndCode, succeeded } from "../checks/check.ts";
import type { Exchange } from "../exchange.ts";
import { describe } from "../schema.ts";
import type { Actor } from "./actor.ts";
import { rampRequests } from "./kinds.ts";
import { lookAtShown } from "./look.ts";
import { chosen, type Made, type Model, type Step } from "./model.ts";
import { stepsOf } from "./steps.ts";

const approve = "approveRampRequest";

/** Reads status and version; what is read is compared with what is known. */
async function refresh(actor: Actor, made: Made, purpose: string): Promise<Exchange | undefined> {
  const exchange = await actor.call("getRampRequest", { path: made.path, purpose });
  if (!succeeded(exchange)) return undefined;
  lookAtShown(actor, made, resultOf(exchange), exchange);
  return exchange;
}

/** A change that was accepted makes another version. */
function lookAtVersion(actor: Actor, made: Made, before: number, exchange: Exchange): void {
  const { version } = resultOf(exchange);
  if (typeof version !== "number") return;

  actor.expect(
    "sequence-version",
    version > before,
    exchange,
    `a version above ${before} after a change`,
    describe(version),
    "assumed",
  );
  made.version = version;
}

/** Notes an approval that was accepted. */
function noteApproval(actor: Actor, made: Made, exchange: Exchange): void {
  const { status } = resultOf(exchange);
  const isEnded = made.phase === "ended";
  made.phase = "approved";
  delete made.undo;

  actor.expect(
    "sequence-status",
    !isEnded,
    exchange,
    "a ramp request that was rejected or canceled is not approved",
    statusAndCode(exchange),
    "assumed",
  );

  actor.expect(
    "sequence-approved",
    status === "AWAITING_FUNDS",
    exchange,
    "AWAITING_FUNDS after approval",
    describe(status),
  );
  made.status = "AWAITING_FUNDS";
}

async function approveCurrent(actor: Actor, made: Made): Promise<void> {
  if (made.version === undefined && (await refresh(actor, made, "read the version")) === undefined) return;
  const version = made.version as number;
  const exchange = await actor.call(approve, { path: made.path, json: { version }, purpose: "approve this version" });
  if (!succeeded(exchange)) return;
  noteApproval(actor, made, exchange);
  lookAtVersion(actor, made, version, exchange);
}

/** Another version than the current one: the one before when there was one, else a later one. */
async function approveStale(actor: Actor, made: Made, pick: number): Promise<void> {
  const before = await refresh(actor, made, "read the version");
  const current = resultOf(before ?? ({ json: {} } as Exchange))["version"];
  if (before === undefined || typeof current !== "number") return;
  const version = pick % 2 === 0 && current > 0 ? current - 1 : current + 1;
  const purpose = "approve another version";
  const exchange = await actor.call(approve, { path: made.path, json: { version }, purpose });

  actor.expect(
    "sequence-lock",
    !succeeded(exchange),
    exchange,
    `version ${version} is refused while the current one is ${current}`,
  );
  if (succeeded(exchange)) return noteApproval(actor, made, exchange);
  const wasOpen = made.status === "AWAITING_APPROVAL";
  const after = await actor.call("getRampRequest", { path: made.path, purpose: "read after the refusal" });
  if (!succeeded(after) || !wasOpen) return;
  const { status } = resultOf(after);

  actor.expect(
    "sequence-refused",
    status !== "AWAITING_FUNDS",
    after,
    "AWAITING_APPROVAL, after an approval that was refused",
    describe(status),
  );
}

/** Two approvals of one version at once: where the version is raised, one of them is too late. */
async function approveTwice(actor: Actor, made: Made): Promise<void> {
  if (made.version === undefined && (await refresh(actor, made, "read the version")) === undefined) return;
  const version = made.version as number;
  const options = { path: made.path, json: { version }, purpose: "approve one version twice at once" };
  const both = await Promise.all([actor.call(approve, options), actor.call(approve, options)]);
  const done = both.filter(succeeded);
  const [first] = done;
  if (first === undefined) return;
  const isRaised = resultOf(first)["version"] !== version;

  actor.expect(
    "sequence-lock",
    done.length === 1 || !isRaised,
    done.at(-1) as Exchange,
    `one of two approvals of version ${version} is refused`,
    "both are accepted",
  );
  noteApproval(actor, made, first);
  lookAtVersion(actor, made, version, first);
}

/** Rejects or cancels; what can be canceled still is not approved. */
async function end(actor: Actor, made: Made, operationId: string): Promise<void> {
  if (made.version === undefined) await refresh(actor, made, "read the version");
  const before = made.version;
  const exchange = await actor.call(operationId, {
    path: made.path,
    ...(before !== undefined && { json: { version: before } }),
    purpose: `${operationId}, in a sequence`,
  });
  if (operationId === "cancelRampRequest") {
    actor.expect(
      "sequence-approved",
      !succeeded(exchange) || made.phase !== "approved",
      exchange,
      "an approved request cannot be canceled",
    );
  }
  if (!succeeded(exchange)) return;
  made.phase = "ended";
  delete made.undo;
  if (before !== undefined) lookAtVersion(actor, made, before, exchange);
}

const all = ({ made }: Model) => made.filter(({ kind }) => kind === rampRequests).reverse();

type Run = (actor: Actor, made: Made, pick: number) => Promise<void>;

const rows: [name: string, needs: string[], run: Run][] = [
  ["approve", [approve], approveCurrent],
  ["approve another version of", [approve, "getRampRequest"], approveStale],
  ["approve twice at once", [approve], approveTwice],
  ["reject", ["rejectRampRequest"], (actor, made) => end(actor, made, "rejectRampRequest")],
  ["cancel", ["cancelRampRequest"], (actor, made) => end(actor, made, "cancelRampRequest")],
];

/** All steps of ramp requests. */
export const rampSteps: Step[] = [
  ...stepsOf(rampRequests),
  ...rows.map(([verb, needs, run]) => ({
    name: `${verb} a ramp request`,
    needs: ["createRampRequest", ...needs],
    ready: (model: Model) => all(model).length > 0,
    run: (model: Model, actor: Actor, pick: number) =>
      run(actor, chosen(all(model), Math.floor(pick / 2)) as Made, pick),
  })),
];
