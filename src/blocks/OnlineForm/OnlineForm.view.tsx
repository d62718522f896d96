import { css } from '@emotion/react';
import { OnlineFormView } from '@/features/online-forms/components/OnlineFormView';
import { ProviderForm } from '@/features/online-forms/components/ProviderForm';
import { PopupForm } from '@/features/online-forms/components/PopupForm';
import { onlineFormFeature } from '@/features/online-forms/onlineForm.feature';
import { useTexts } from '@/i18n/TextsProvider';
import { selectHasFormProvider } from '@/store/context';
import { useAppSelector } from '@/store/hooks';
import { Link } from '@/ui/primitives/Link';
import { Notice } from '@/ui/primitives/Notice';
import { token } from '@/ui/tokens';
import { BlockSection } from '../parts/BlockSection';
import { BlockTitle } from '../parts/BlockTitle';
import { keyed } from '../parts/keyed';
import { withFeatures } from '../parts/withFeatures';
import type { OnlineFormFields } from './OnlineForm.schema';

const styles = css({ '.block-head > p': { maxWidth: token('size.line'), fontSize: token('text.lead') } });

/** Open in another tab: the form stays as it is. */
function TermsLinks({ items }: { items: OnlineFormFields['Terms'] }) {
  const links = items.filter(({ Link: { href } }) => href !== '');
  if (links.length === 0) return null;
  return (
    <p>
      {keyed(links, ({ Title }) => Title).map(({ key, item }) => (
        <Link key={key} href={item.Link.href} target="_blank" rel="noreferrer">
          {item.Title}
        </Link>
      ))}
    </p>
  );
}

function OnlineFormBlock({ Title, Text, FormId, Fields, Thanks, ButtonText, FormVariant, Terms }: OnlineFormFields) {
  const { t } = useTexts();
  const hasProvider = useAppSelector(selectHasFormProvider);
  const parts = { formId: FormId, thanks: Thanks, button: ButtonText, terms: <TermsLinks items={Terms} /> };
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
    <BlockSection
      styles={styles}
      head={
        Title === '' && Text === '' ? undefined : (
          <>
            <BlockTitle text={Title} />
            {Text !== '' && <p>{Text}</p>}
          </>
        )
      }
    >
      {form}
    </BlockSection>
  );
}

/** A form that editors define by its fields. */
export const OnlineForm = withFeatures([onlineFormFeature], OnlineFormBlock);
