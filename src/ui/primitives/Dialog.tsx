import dynamic from 'next/dynamic';
import type { ReactNode } from 'react';

export interface DialogProps {
  open: boolean;
  onClose(): void;
  title: string;
  closeText: string;
  /** `side` is a drawer from the right, `full` the whole window. */
  shape?: 'middle' | 'side' | 'full';
  children: ReactNode;
  /** Stays at the lower edge while the content scrolls. */
  footer?: ReactNode;
}

const DialogBody = dynamic(() => import('./DialogBody').then((module) => module.DialogBody), { ssr: false });

/** A modal dialog: focus goes in, stays in and comes back; Escape closes. Its code is fetched when it first opens. */
export const Dialog = (props: DialogProps) => (props.open ? <DialogBody {...props} /> : null);
