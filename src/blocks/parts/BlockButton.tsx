import { useTexts } from '@/i18n/TextsProvider';
import { LinkButton, type ButtonSize, type ButtonVariant } from '@/ui/primitives/Button';
import type { LinkValue } from '../fields.shape';
import type { Ground } from './grounds.styles';
import type { ButtonType } from './options.shape';

const variants: Readonly<Record<ButtonType, ButtonVariant>> = {
  Primary: 'primary',
  Secondary: 'secondary',
  Ghost: 'ghost',
  'Ghost Contrast': 'ghostContrast',
};

export interface BlockButtonProps {
  link: LinkValue;
  type?: ButtonType;
  /** What it stands on: a look that could not be read there in every theme gives way to 'Secondary'. */
  ground?: Ground | undefined;
  size?: ButtonSize;
}

/** A content link as a button; half a link is none. */
export function BlockButton({ link: { href, text, newWindow }, type = 'Primary', ground, size }: BlockButtonProps) {
  const { t } = useTexts();
  if (href === '' || text === '') return null;
  const unread = (type === 'Ghost Contrast' && ground !== 'contrast') || (type === 'Ghost' && ground === 'panel');
  const variant = unread ? 'secondary' : variants[type];
  return (
    <LinkButton
      href={href}
      variant={variant}
      size={size}
      {...(newWindow ? { target: '_blank', rel: 'noopener noreferrer', iconEnd: 'external' as const } : {})}
    >
      {text}
      {newWindow && <span className="visually-hidden">{`, ${t('frame.newWindow')}`}</span>}
    </LinkButton>
  );
}
