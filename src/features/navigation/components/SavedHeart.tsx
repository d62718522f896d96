import { css } from '@emotion/react';
import { useTexts } from '@/i18n/TextsProvider';
import { useAppSelector } from '@/store/hooks';
import { Icon } from '@/ui/primitives/Icon';
import { Link } from '@/ui/primitives/Link';
import { token } from '@/ui/tokens';
import { selectSavedCars } from '../navigation.selectors';

/** Over the icon's corner: nothing moves when the number comes. */
const styles = css({
  position: 'relative',
  '&[data-saved] svg': { fill: 'currentColor' },
  b: {
    position: 'absolute',
    insetBlockStart: 1,
    insetInlineStart: '52%',
    minWidth: '1.25rem',
    paddingInline: '0.25rem',
    borderRadius: token('radius.pill'),
    background: token('color.accent'),
    color: token('color.onAccent'),
    fontSize: '0.75rem',
    fontWeight: token('font.strongWeight'),
    lineHeight: '1.25rem',
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
  },
});

/** Leads to the saved cars; filled, with their number, once the browser's storage has been read. */
export function SavedHeart({ href, isHere }: { href: string; isHere: boolean }) {
  const { t } = useTexts();
  const count = useAppSelector(selectSavedCars);
  const name = t('frame.savedCars');
  return (
    <Link
      css={styles}
      href={href}
      title={name}
      data-saved={count > 0 ? '' : undefined}
      aria-current={isHere ? 'page' : undefined}
    >
      <Icon name="heart" />
      <span className="visually-hidden">{name} </span>
      {count > 0 && <b>{count}</b>}
    </Link>
  );
}
