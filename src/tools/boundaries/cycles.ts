import type { Module } from './modules';

/**
 * Import cycles, each told once, as the modules on the way around. Type imports count: a cycle of types says as well
 * that two things don't know which of them comes first. What is loaded lazily doesn't: it may know who asks for it.
 */
export function cyclesOf(modules: readonly Module[]): string[][] {
  const targets = new Map(
    modules.map(({ path, imports }) => [
      path,
      [...new Set(imports.flatMap(({ target, lazy }) => (target === undefined || lazy ? [] : [target])))],
    ]),
  );
  const done = new Set<string>();
  const way: string[] = [];
  const cycles: string[][] = [];
  const visit = (path: string): void => {
    if (done.has(path)) return;
    const at = way.indexOf(path);
    if (at >= 0) {
      cycles.push([...way.slice(at), path]);
      return;
    }
    way.push(path);
    for (const target of targets.get(path) ?? []) visit(target);
    way.pop();
    done.add(path);
  };
  for (const { path } of modules) visit(path);
  return cycles;
}
