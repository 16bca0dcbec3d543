// Types of preact.js, as far as the page uses it.

/** What a component returns, or an element that was made. */
export type Child = object | string | number | boolean | null | undefined | Child[];

export function html(strings: TemplateStringsArray, ...values: unknown[]): Child;
export function render(child: Child, parent: Element): void;
export function useState<T>(initial: T | (() => T)): [value: T, set: (next: T | ((before: T) => T)) => void];
export function useRef<T>(initial: T): { current: T };
export function useEffect(effect: () => unknown, dependencies?: unknown[]): void;
export function useLayoutEffect(effect: () => unknown, dependencies?: unknown[]): void;
