/** Runs once per server process, before traffic. The build does not run it. */
export async function register(): Promise<void> {
  // Evaluated at compile time: the edge bundle must not contain Node modules.
  if (process.env.NEXT_RUNTIME === 'nodejs') await (await import('./instrumentation-node')).startProcess();
}
