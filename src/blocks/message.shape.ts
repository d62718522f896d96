import { object, type InferType } from 'yup';
import { choiceField, flagField, plainTextField, textField } from './fields.shape';

export const messageFields = {
  HasMessage: flagField(),
  MessageType: choiceField(['Warning', 'Dark', 'Light', 'Neutral'] as const, ''),
  MessageIcon: choiceField(['CampaignAlert', 'WarningAlert'] as const, ''),
  MessageTitle: textField(),
  MessageText: plainTextField(),
};

export const messageShape = object(messageFields).noUnknown();

export type MessageFields = InferType<typeof messageShape>;
