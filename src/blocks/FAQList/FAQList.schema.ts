import { object, type InferType } from 'yup';
import { blockSchema, choiceField, listField, richTextField, textField } from '../fields.schema';

const faqItem = object({ Question: textField(), Answer: richTextField({ top: 4 }) }).noUnknown();
export type FaqItem = InferType<typeof faqItem>;

export const faqListSchema = blockSchema('FAQList', {
  Title: textField(),
  Items: listField(faqItem),
  Width: choiceField(['Wide', 'Medium'] as const, 'Medium'),
});
export const accordionSchema = blockSchema('Accordion', { Title: textField(), Items: listField(faqItem) });

export type FAQListFields = InferType<typeof faqListSchema>;
export type AccordionFields = InferType<typeof accordionSchema>;
