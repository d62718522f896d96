import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { selectCurrentAddress } from '@/features/car-search/carsPage.selectors';
import { selectContext } from '@/store/context';
import { useAppSelector } from '@/store/hooks';
import type { FrameLanguage, FrameSite } from '@/ui/frame/frame.types';

/** Site and language of the page, for the blocks of header and footer. */
export interface FrameContextValue {
  site: FrameSite;
  language: FrameLanguage;
}

const FrameContext = createContext<FrameContextValue | null>(null);

export function FrameContextProvider({ site, language, children }: FrameContextValue & { children: ReactNode }) {
  const frame = useMemo(() => ({ site, language }), [site, language]);
  return <FrameContext value={frame}>{children}</FrameContext>;
}

/** Throws outside of a `FrameContextProvider`: the block is then replaced by a message. */
export function useFrameContext(): FrameContextValue & { here: string; home: string; path: string } {
  const frame = useContext(FrameContext);
  const context = useAppSelector(selectContext);
  const liveAddress = useAppSelector(selectCurrentAddress);
  if (!frame) throw new Error('A block of the frame was rendered outside of a FrameContextProvider.');
  const here = liveAddress ?? context.path;
  return { ...frame, here, home: context.paths.home, path: barePath(here, frame.language) };
}

/** The public path without query and language prefix. */
function barePath(address: string, { prefix }: Pick<FrameLanguage, 'prefix'>): string {
  const path = address.split(/[?#]/)[0] ?? '/';
  return (prefix === '' ? path : path.slice(prefix.length + 1)) || '/';
}
