import { useCallback, useEffect, useRef, useState } from 'react';

/** Px: no lower, so that what opens has room; no higher, for a block may be as high as its window. */
const LOWEST = 320;
const HIGHEST = 900;

export interface GalleryFrameProps {
  title: string;
  address: string;
  /** CSS pixels. */
  width: number;
  /** As high as its content, within bounds; else as high as a window. */
  fits: boolean;
}

/** Height of the samples in a frame including margins; null while loading. */
function heightOf(frame: HTMLIFrameElement): number | null {
  const samples = frame.contentDocument?.querySelector<HTMLElement>('[data-samples]');
  const main = samples?.closest('main');
  const page = main?.parentElement;
  return samples && main && page ? page.offsetHeight - main.offsetHeight + samples.offsetHeight : null;
}

/** A page of samples at a width of its own. Without script it is of one height and scrolls. */
export function GalleryFrame({ title, address, width, fits }: GalleryFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState<number>();
  const resize = useCallback(() => {
    const found = frame.current && heightOf(frame.current);
    if (found !== null) setHeight(Math.min(HIGHEST, Math.max(LOWEST, Math.ceil(found) + 2)));
  }, []);
  // A frame loaded before hydration has fired its event already.
  useEffect(() => {
    if (fits) resize();
  }, [fits, resize]);
  return (
    <iframe
      ref={frame}
      title={title}
      src={address}
      width={width}
      loading="lazy"
      style={fits ? { height } : { height: HIGHEST }}
      onLoad={fits ? resize : undefined}
    />
  );
}
