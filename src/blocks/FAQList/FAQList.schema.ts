import { object, type InferType } from 'yup';
import { blockSchema, choiceField, listField, richTextField, textField } from '../fields.schema';

const question = object({ Question: textField(), Answer: richTextField({ top: 4 }) }).noUnknown();
export type Question = InferType<typeof question>;

export const faqListSchema = blockSchema('FAQList', {
  Title: textField(),
  Items: listField(question),
  Width: choiceField(['Wide', 'Medium'] as const, 'Medium'),
});
export const accordionSchema = blockSchema('Accordion', { Title: textField(), Items: listField(question) });

export type FAQListFields = InferType<typeof faqListSchema>;
export type AccordionFields = InferType<typeof accordionSchema>;
