import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { selectMovedAddress, type WithAddress } from '@/features/address/address.selectors';
import { selectContext, type ContextRoot } from '@/store/context';
import type { FrameLanguage, FrameSite } from '@/ui/frame/frame.types';

/** Where a block of header and footer stands: what it shows beyond its own fields. */
export interface FramePlace {
  site: FrameSite;
  language: FrameLanguage;
}

const PlaceContext = createContext<FramePlace | null>(null);

export function FramePlaceProvider({ site, language, children }: FramePlace & { children: ReactNode }) {
  const place = useMemo(() => ({ site, language }), [site, language]);
  return <PlaceContext value={place}>{children}</PlaceContext>;
}

/** Throws outside of a `FramePlaceProvider`: the block then leaves words in its place. */
export function useFramePlace(): FramePlace & { here: string; home: string; path: string } {
  const place = useContext(PlaceContext);
  const context = useSelector((state: ContextRoot) => selectContext(state));
  const moved = useSelector((state: Partial<Pick<WithAddress, 'place'>>) => selectMovedAddress(state));
  if (!place) throw new Error('A block of the frame was rendered outside of a FramePlaceProvider.');
  const here = moved ?? context.path;
  return { ...place, here, home: context.paths.home, path: barePath(here, place.language) };
}

/** The public path without query and language prefix. */
export function barePath(address: string, { prefix }: Pick<FrameLanguage, 'prefix'>): string {
  const path = address.split(/[?#]/)[0] ?? '/';
  return (prefix === '' ? path : path.slice(prefix.length + 1)) || '/';
}
