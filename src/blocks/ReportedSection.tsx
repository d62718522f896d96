import type { ReactNode } from 'react';
import { useReport } from '@/store/StoreProvider';
import { SectionBoundary } from '@/ui/frame/SectionBoundary';

/** A section whose failure is reported as well as shown; `where` is for the log: 'block Footer'. */
export function ReportedSection({ where, children }: { where: string; children: ReactNode }) {
  return <SectionBoundary onFailure={useReport(where)}>{children}</SectionBoundary>;
}
