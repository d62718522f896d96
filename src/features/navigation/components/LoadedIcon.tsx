import { css } from '@emotion/react';
import { useAppDispatch } from '@/store/hooks';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { iconFailed } from '../navigation.slice';

/** The picture loads and is not seen; its shape is cut out of the colour of the text. One request serves both. */
const styles = css({
  display: 'inline-block',
  flex: 'none',
  width: '1.5em',
  height: '1.5em',
  background: 'currentColor',
  maskSize: 'contain',
  maskRepeat: 'no-repeat',
  maskPosition: 'center',
  img: { width: '100%', height: '100%', opacity: 0 },
  '@media (forced-colors: active)': { background: 'CanvasText' },
});

/** The files in public/icons: what is none of them is not asked for. */
const FILES: ReadonlySet<string> = new Set(
  'battery calendar campaign car copy electricity external facebook fuel gearbox instagram linkedin mail mileage phone pin share speedometer tiktok tire warning whatsapp x youtube'.split(
    ' ',
  ),
);

export interface LoadedIconProps {
  /** Of a file in public/icons: 'facebook'. */
  name: string;
  /** Stands in its place when it does not come; nothing unless given. */
  otherwise?: ReactNode;
}

/** An icon fetched by its name when it is shown. One that does not come is reported, and leaves nothing behind. */
export function LoadedIcon({ name, otherwise = null }: LoadedIconProps) {
  const dispatch = useAppDispatch();
  const image = useRef<HTMLImageElement>(null);
  const file = name.trim().toLowerCase();
  const known = FILES.has(file);
  const [failed, setFailed] = useState<string | null>(null);

  useEffect(() => {
    const element = image.current;
    // It may have failed before the page was alive.
    if (!known || (element?.complete && element.naturalWidth === 0 && element.currentSrc !== '')) setFailed(file);
  }, [file, known]);
  useEffect(() => {
    if (failed !== null) dispatch(iconFailed({ name: failed.slice(0, 40) }));
  }, [dispatch, failed]);

  if (!known || failed === file) return otherwise;
  const address = `/icons/${file}.svg`;
  return (
    <span css={styles} style={{ maskImage: `url(${address})` }}>
      {/* Asked for as style sheets ask, so that both share one answer. */}
      <img
        ref={image}
        src={address}
        alt=""
        width={24}
        height={24}
        crossOrigin="anonymous"
        loading="lazy"
        decoding="async"
        onError={() => setFailed(file)}
      />
    </span>
  );
}
