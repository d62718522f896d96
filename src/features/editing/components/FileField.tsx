import type { FileContent } from '@/domain/content/contentValues';
import { useTexts } from '@/i18n/TextsProvider';
import { TextInput } from '@/ui/primitives/TextInput';

export interface FileFieldProps {
  value: FileContent;
  disabled: boolean;
  onChange(value: FileContent): void;
}

/**
 * Address and title of a file. A new address clears the ending and the size, which is unknown until the file is
 * requested.
 */
export function FileField({ value, disabled, onChange }: FileFieldProps) {
  const { t } = useTexts();
  const moved = (src: string): FileContent => ({
    ...value,
    src,
    extension: /\.([a-z0-9]{1,5})(?:[?#]|$)/i.exec(src)?.[1]?.toLowerCase() ?? '',
    mimeType: '',
    size: '',
  });
  return (
    <>
      <TextInput
        label={t('editing.fileSrc')}
        description={t('editing.fileHint')}
        value={value.src}
        disabled={disabled}
        onChange={(event) => onChange(moved(event.target.value))}
      />
      <TextInput
        label={t('editing.fileTitle')}
        value={value.title}
        disabled={disabled}
        onChange={(event) => onChange({ ...value, title: event.target.value })}
      />
      {/^(?:\/|https:)/.test(value.src) && (
        <p>
          <a href={value.src} target="_blank" rel="noreferrer">
            {t('editing.openFile')}
          </a>
        </p>
      )}
    </>
  );
}
