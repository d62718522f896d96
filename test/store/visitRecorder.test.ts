/** @jest-environment jsdom */
import type { NEXT_DATA } from 'next/dist/shared/lib/utils';
import { createVisitRecorder } from '@/store/browserPorts';

describe("a visit's recorder", () => {
  it('M-01 names the build whose code the visitor had', () => {
    const data: NEXT_DATA = { props: {}, page: '/', query: {}, buildId: 'rX07g-sN2aQCe' };
    window.__NEXT_DATA__ = data;
    expect(createVisitRecorder().visit().build).toBe('rX07g-sN2aQCe');
  });
});
