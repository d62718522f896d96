import { css } from '@emotion/react';
import { useState } from 'react';
import type { ImageContent } from '@/domain/content/contentValues';
import { useTexts } from '@/i18n/TextsProvider';
import { TextInput } from '@/ui/primitives/TextInput';
import { token } from '@/ui/tokens';

/** As many as one looks through. */
const MOST = 24;
/** The width that masters are described by, px: only the ratio counts. */
const WIDTH = 1600;

const styles = css({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(7rem, 1fr))',
  gap: token('space.8'),
  button: {
    width: '100%',
    padding: token('space.4'),
    border: `2px solid ${token('color.line')}`,
    borderRadius: token('space.8'),
    background: token('panel.car'),
    '&[aria-pressed=true]': { borderColor: token('color.accent') },
  },
  img: { display: 'block', width: '100%', aspectRatio: '16 / 9', objectFit: 'contain' },
  span: { display: 'block', fontSize: token('text.small'), color: token('panel.ink'), overflowWrap: 'anywhere' },
});

export interface ImageFieldProps {
  value: ImageContent;
  disabled: boolean;
  pictures: readonly string[];
  onChange(value: ImageContent): void;
}

const nameOf = (address: string): string => address.replace('/-/jssmedia/', '').replace(/\.\w+$/, '');

/** The picture's height at `WIDTH`, as far as the browser has seen it. */
function sizeOf(image: HTMLImageElement | null): Pick<ImageContent, 'width' | 'height'> {
  if (!image?.naturalWidth) return { width: '', height: '' };
  return { width: String(WIDTH), height: String(Math.round((WIDTH * image.naturalHeight) / image.naturalWidth)) };
}

/** A picture of the media store, or of any address, and its alternative text, which is cleared with a new picture. */
export function ImageField({ value, disabled, pictures, onChange }: ImageFieldProps) {
  const { t } = useTexts();
  const [search, setSearch] = useState('');
  const terms = search.toLowerCase().split(/\s+/).filter(Boolean);
  const found = pictures.filter((address) => terms.every((word) => address.toLowerCase().includes(word)));
  return (
    <>
      <TextInput
        label={t('editing.alt')}
        value={value.alt}
        disabled={disabled}
        onChange={(event) => onChange({ ...value, alt: event.target.value })}
      />
      <TextInput
        label={t('editing.src')}
        value={value.src}
        disabled={disabled}
        onChange={(event) => onChange({ ...value, src: event.target.value, width: '', height: '' })}
      />
      <TextInput
        label={t('editing.findPicture')}
        icon="search"
        type="search"
        value={search}
        disabled={disabled}
        onChange={(event) => setSearch(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      {found.length === 0 && <p role="status">{t('editing.noPictures')}</p>}
      <ul css={styles} aria-label={t('editing.pictures')}>
        {found.slice(0, MOST).map((address) => (
          <li key={address}>
            <button
              type="button"
              disabled={disabled}
              aria-pressed={address === value.src}
              onClick={(event) =>
                onChange({
                  ...value,
                  src: address,
                  alt: address === value.src ? value.alt : '',
                  ...sizeOf(event.currentTarget.querySelector('img')),
                })
              }
            >
              <img src={`${address}?w=320`} alt="" loading="lazy" />
              <span>{nameOf(address)}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
