import { bookingNumberText } from '@/domain/workshop/bookingNumber';
import type { TireReviewValues } from '@/domain/tire-hotel/tireReview';
import { tireReviewSchema } from '@/domain/tire-hotel/tireBooking.schema';
import { failed, ok } from '@/errors/result';
import { pickTexts } from '@/i18n/pickTexts';
import { translate } from '@/i18n/text';
import type { TextParams } from '@/i18n/text.types';
import type { TextKey } from '@/i18n/texts/sv';
import { workshopByErp } from '../dealers/workshopByErp';
import { quotedLines } from '../messages/quotedText';
import { defineForm, type FormDefinition } from './formDefinition';
import type { TireRequestFormParts } from './tireRequest.form';

/** A review of a booking of the tire hotel, for the workshop; the customer gets no mail. */
export function tireReviewForm({ dealers }: Pick<TireRequestFormParts, 'dealers'>): FormDefinition {
  return defineForm<TireReviewValues>({
    kind: 'tire-review',
    schema: tireReviewSchema,
    async compose(values, { site, reference }) {
      const stock = site.facilities?.stock;
      const found = stock ? workshopByErp(await dealers.facilities(stock), values.erpId) : null;
      const recipient = found ? found.workshop.email || found.facility.site_email : '';
      if (!found || recipient === '') return failed('DEPARTMENT_NOT_FOUND');
      const { language, locale } = site.languages[0];
      const texts = pickTexts(language, ['tireReview', 'contact', 'lead']);
      const t = (key: TextKey, params?: TextParams): string => translate(texts, locale, key, params);
      const { rating, comment, bookingNumber, customerName, customerEmail } = values;
      const body = [
        t('tireReview.intro', { number: bookingNumberText(bookingNumber) }),
        '',
        `${t('tireReview.rating')}: ${rating}`,
        ...(comment === '' ? [] : [`${t('tireReview.comment')}:`, ...quotedLines(comment)]),
        '',
        t('lead.name', { name: customerName }),
        t('lead.email', { email: customerEmail }),
        '',
        t('lead.answer'),
        t('contact.reference', { reference }),
      ].join('\n');
      return ok({
        mails: [
          { recipient, subject: t('tireReview.subject', { rating }), body, replyTo: customerEmail, delivers: true },
        ],
        lead: null,
        reply: null,
        payload: { ...values, siteName: found.facility.site_official_name },
      });
    },
  });
}
