import { isPossibleMailDomain } from '@/domain/messages/mailDomain';
import { EMAIL_LENGTH } from './contact';

/**
 * Without parentheses: mailers read what is in them as a comment. Without control characters and those that nobody sees,
 * which turn or hide what stands beside them.
 */
export const EMAIL = /^[^\s@<>()",;:\p{Cc}\p{Cf}]+@[^\s@<>",;:.]+(?:\.[^\s@<>",;:.]+)*\.[\p{L}\p{N}-]{2,}$/u;

/** Whether the domain of an address of this form can exist. */
export const hasPossibleDomain = (address: string): boolean =>
  isPossibleMailDomain(address.slice(address.lastIndexOf('@') + 1));

/** Whether the server takes an address, which has no spaces around it. */
export const isEmailAddress = (address: string): boolean =>
  address.length <= EMAIL_LENGTH && EMAIL.test(address) && hasPossibleDomain(address);
