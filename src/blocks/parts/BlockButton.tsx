import { useTexts } from '@/i18n/TextsProvider';
import { LinkButton, type ButtonSize, type ButtonVariant } from '@/ui/primitives/Button';
import type { LinkValue } from '../fields.schema';
import type { Background } from './backgrounds.styles';
import type { ButtonType } from './options.schema';

const variants: Readonly<Record<ButtonType, ButtonVariant>> = {
  Primary: 'primary',
  Secondary: 'secondary',
  Ghost: 'ghost',
  'Ghost Contrast': 'ghostContrast',
};

export interface BlockButtonProps {
  link: LinkValue;
  type?: ButtonType;
  /** The background; a look without sufficient contrast on it in every theme falls back to 'Secondary'. */
  background?: Background | undefined;
  size?: ButtonSize;
  /** See `LinkButton`. */
  flush?: boolean;
}

/** A content link as a button; renders nothing without text or address. */
export function BlockButton({
  link: { href, text, newWindow },
  type = 'Primary',
  background,
  size,
  flush,
}: BlockButtonProps) {
  const { t } = useTexts();
  if (href === '' || text === '') return null;
  const hasLowContrast =
    (type === 'Ghost Contrast' && background !== 'contrast') || (type === 'Ghost' && background === 'panel');
  const variant = hasLowContrast ? 'secondary' : variants[type];
  return (
    <LinkButton
      href={href}
      variant={variant}
      size={size}
      flush={flush}
      {...(newWindow ? { target: '_blank', rel: 'noopener noreferrer', iconEnd: 'external' as const } : {})}
    >
      {text}
      {newWindow && <span className="visually-hidden">{`, ${t('frame.newWindow')}`}</span>}
    </LinkButton>
  );
}
