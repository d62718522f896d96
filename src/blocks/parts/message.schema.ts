import { choiceField, flagField, knownFields, richTextField, textField } from '../fields.schema';

export const messageFields = {
  HasMessage: flagField(),
  MessageType: choiceField(['Warning', 'Dark', 'Light', 'Neutral'] as const, ''),
  MessageIcon: choiceField(['CampaignAlert', 'WarningAlert'] as const, ''),
  MessageTitle: textField(),
  /** Markup: paragraphs, links and emphasis. */
  MessageText: richTextField({ only: 'phrases' }),
};

export const messageSchema = knownFields(messageFields);
