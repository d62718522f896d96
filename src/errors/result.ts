import type { ErrorCode } from './catalogue';

/** A failure as plain data: a code of the catalogue and the params of its text. No personal data. */
export interface AppError {
  code: ErrorCode;
  params: Record<string, string | number>;
}

export type Result<T> = { ok: true; value: T } | { ok: false; error: AppError };

export const ok = <T>(value: T): Result<T> => ({ ok: true, value });

export const failed = (code: ErrorCode, params: AppError['params'] = {}): { ok: false; error: AppError } => ({
  ok: false,
  error: { code, params },
});
