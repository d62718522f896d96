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

/** The files in public/icons: other names are not requested. */
const FILES: ReadonlySet<string> = new Set(
  'battery calendar campaign car copy electricity external facebook fuel gearbox instagram linkedin mail mileage phone pin share speedometer tiktok tire warning whatsapp x youtube'.split(
    ' ',
  ),
);

/** The marks of fields in an edited page (`editingMarks.ts`). */
const EDITING_MARKS = /[\u2060-\u2064]/g;

export interface LoadedIconProps {
  /** Of a file in public/icons: 'facebook'. */
  name: string;
  /** Fallback when it fails to load; nothing by default. */
  otherwise?: ReactNode;
}

/** An icon fetched by its name when rendered. A failure is reported, and the fallback rendered. */
export function LoadedIcon({ name, otherwise = null }: LoadedIconProps) {
  const dispatch = useAppDispatch();
  const image = useRef<HTMLImageElement>(null);
  const file = name.replace(EDITING_MARKS, '').trim().toLowerCase();
  const known = FILES.has(file);
  const [failed, setFailed] = useState<string | null>(null);

  useEffect(() => {
    const element = image.current;
    // It may have failed before hydration.
    if (!known || (element?.complete && element.naturalWidth === 0 && element.currentSrc !== '')) setFailed(file);
  }, [file, known]);
  useEffect(() => {
    if (failed !== null) dispatch(iconFailed({ name: failed.slice(0, 40) }));
  }, [dispatch, failed]);

  if (!known || failed === file) return otherwise;
  const address = `/icons/${file}.svg`;
  return (
    <span css={styles} style={{ maskImage: `url(${address})` }}>
      {/* The same CORS mode as requests of style sheets, so that both share one cached response. */}
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
