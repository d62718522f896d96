import { FormBar } from '@/features/online-forms/components/FormBar';
import { OnlineFormView } from '@/features/online-forms/components/OnlineFormView';
import { ProviderForm } from '@/features/online-forms/components/ProviderForm';
import { PopupForm } from '@/features/online-forms/components/PopupForm';
import { onlineFormFeature } from '@/features/online-forms/onlineForm.feature';
import { useTexts } from '@/i18n/TextsProvider';
import { selectHasFormProvider } from '@/store/context';
import { useAppSelector } from '@/store/hooks';
import { Notice } from '@/ui/primitives/Notice';
import { BlockSection } from '../parts/BlockSection';
import { BlockTitle } from '../parts/BlockTitle';
import { FormSection } from '../parts/FormSection';
import { TermsLinks } from '../parts/TermsLinks';
import { withFeatures } from '../parts/withFeatures';
import type { OnlineFormFields } from './OnlineForm.schema';

function OnlineFormBlock(props: OnlineFormFields) {
  const { Title, Text, FormId, Fields, Thanks, ButtonText, FormVariant, FormLink, Terms } = props;
  const { t } = useTexts();
  const hasProvider = useAppSelector(selectHasFormProvider);
  if (FormVariant === 'Bar' && FormLink.href !== '')
    return (
      <BlockSection head={Title === '' ? undefined : <BlockTitle text={Title} />}>
        {Text !== '' && <p>{Text}</p>}
        <FormBar fields={Fields} href={FormLink.href} button={ButtonText} />
      </BlockSection>
    );
  const terms = Terms.some(({ Link: { href } }) => href !== '') && (
    <p>
      <TermsLinks items={Terms} />
    </p>
  );
  const parts = { formId: FormId, thanks: Thanks, button: ButtonText, terms };
  const form =
    FormId === '' ? (
      <Notice tone="danger">{t('error.formIdMissing')}</Notice>
    ) : Fields.length > 0 ? (
      <OnlineFormView {...parts} fields={Fields} />
    ) : hasProvider ? (
      <ProviderForm {...parts} />
    ) : (
      <Notice tone="danger">{t('onlineForm.unavailable')}</Notice>
    );
  if (FormVariant === 'Popup')
    return (
      <PopupForm title={Title || t('contact.send')}>
        {Text !== '' && <p>{Text}</p>}
        {form}
      </PopupForm>
    );
  return (
    <FormSection title={Title} text={Text} id={FormId === '' ? undefined : FormId}>
      {form}
    </FormSection>
  );
}

/** A form that editors define by its fields. */
export const OnlineForm = withFeatures([onlineFormFeature], OnlineFormBlock);
