import type { ReactNode } from 'react';
import { DESCRIPTION_LENGTH } from '@/domain/forms/serviceRequest';
import { useTexts } from '@/i18n/TextsProvider';
import { Checkbox } from '@/ui/primitives/Checkbox';
import { Field } from '@/ui/primitives/Field';
import { Icon } from '@/ui/primitives/Icon';
import { TextInput } from '@/ui/primitives/TextInput';
import { requestReasonKey } from './requestValidation';
import type { RequestPartProps } from './VehicleServices';

const fields = [
  ['customerName', 'contact.name', 'name', 'text'],
  ['customerPhone', 'contact.phone', 'tel', 'tel'],
  ['customerEmail', 'contact.email', 'email', 'email'],
] as const;
const NOTICE_ERROR = 'service-request-notice';

/** Who asks, the required notice of privacy, and the newsletter, which is a free choice (decision 20). */
export function AboutYou({ form, readOnly, terms }: RequestPartProps & { terms: ReactNode }) {
  const { t } = useTexts();
  const { register, formState } = form;
  const errorOf = (name: (typeof fields)[number][0] | 'description') => {
    const key = requestReasonKey(formState.errors[name]?.message);
    return key ? { error: t(key) } : {};
  };
  const noticeKey = requestReasonKey(formState.errors.gdpr?.message);
  return (
    <>
      <fieldset>
        <legend>{t('request.aboutYou')}</legend>
        <div className="pair">
          {fields.map(([name, label, autoComplete, type]) => (
            <TextInput
              key={name}
              label={t(label)}
              type={type}
              autoComplete={autoComplete}
              required
              readOnly={readOnly}
              {...errorOf(name)}
              {...register(name)}
            />
          ))}
        </div>
        <Field label={t('request.description')} optionalText={t('frame.optional')} {...errorOf('description')}>
          {(control) => (
            <textarea
              rows={4}
              maxLength={DESCRIPTION_LENGTH}
              readOnly={readOnly}
              {...register('description')}
              {...control}
            />
          )}
        </Field>
      </fieldset>
      <div>
        <Checkbox
          required
          disabled={readOnly}
          aria-invalid={noticeKey ? true : undefined}
          aria-describedby={noticeKey ? NOTICE_ERROR : undefined}
          {...register('gdpr')}
        >
          {t('request.gdpr')} {terms}
        </Checkbox>
        {noticeKey && (
          <p className="group-error" id={NOTICE_ERROR}>
            <Icon name="warning" />
            {t(noticeKey)}
          </p>
        )}
        <Checkbox disabled={readOnly} {...register('newsletter')}>
          {t('request.newsletter')} ({t('frame.optional')})
        </Checkbox>
      </div>
    </>
  );
}
