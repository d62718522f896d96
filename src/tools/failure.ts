/** An expected failure that the user can correct; its message is a complete sentence. */
const EXPECTED = new Set(['ConfigurationError', 'DataFolderLocked', 'DataFolderUnusable', 'DatabaseUnreachable']);

/** Ends a program with exit code 1: an expected failure in its own sentence, a defect with its stack. */
export function reportFailure(error: unknown): void {
  const text =
    error instanceof Error
      ? EXPECTED.has(error.name)
        ? error.message
        : (error.stack ?? error.message)
      : String(error);
  process.stderr.write(`${text}\n`);
  process.exitCode = 1;
}
