import { object, type InferType } from 'yup';
import { blockShape, choiceField, listField, richTextField, textField } from '../fields.shape';

const question = object({ Question: textField(), Answer: richTextField({ top: 4 }) }).noUnknown();
export type Question = InferType<typeof question>;

export const faqListShape = blockShape('FAQList', {
  Title: textField(),
  Items: listField(question),
  Width: choiceField(['Wide', 'Medium'] as const, 'Medium'),
});
export const accordionShape = blockShape('Accordion', { Title: textField(), Items: listField(question) });

export type FAQListFields = InferType<typeof faqListShape>;
export type AccordionFields = InferType<typeof accordionShape>;
