/** Runs once per server process, before traffic. The build runs it in no process that serves. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const [{ readConfig }, { startServices }, { followRoutes }] = await Promise.all([
    import('@/server/config'),
    import('@/server/wiring'),
    import('@/ssr/siteRoutes'),
  ]);
  try {
    await startServices(readConfig(process.env));
    await followRoutes();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
