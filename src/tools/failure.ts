import { failureText } from '@/server/http/failureText';

/** Ends a program with exit code 1: an expected failure in its own sentence, a defect without the values of its message. */
export function reportFailure(error: unknown): void {
  process.stderr.write(`${failureText(error)}\n`);
  process.exitCode = 1;
}
