import type { ComponentPropsWithRef } from 'react';

export interface LeaveEmptyProps extends ComponentPropsWithRef<'input'> {
  label: string;
}

/** A field that people neither see nor reach by keyboard. Out of sight rather than hidden: programs fill what is displayed. */
export function LeaveEmpty({ label, ...input }: LeaveEmptyProps) {
  return (
    <label className="visually-hidden" aria-hidden="true">
      {label}
      <input type="text" tabIndex={-1} autoComplete="off" {...input} />
    </label>
  );
}
