import type { Understanding } from '@/domain/search/query/understanding';

/**
 * What a phrase should mean, briefly: fields without 'car_', several values by ' | ', ranges as '2019..2022', a town
 * with its kilometres. What stands in no field is empty: nothing more may be understood, and `rest` is all of the
 * keyphrase, `aside` the words that no car has.
 */
export type Expected = Readonly<Record<string, string>>;

/** An understanding in the words of the corpus. */
export function briefly({ parts }: Understanding): Record<string, string> {
  const brief: Record<string, string> = {};
  const add = (key: string, text: string, joint = ' | ') => {
    brief[key] = brief[key] === undefined ? text : `${brief[key]}${joint}${text}`;
  };
  for (const { meaning, text } of parts) {
    switch (meaning.kind) {
      case 'terms':
        add(
          `${meaning.not ? 'not ' : ''}${meaning.name.replace(/^car_/, '')}`,
          [...meaning.values].sort().join(' | '),
          ' + ',
        );
        break;
      case 'range':
        add(meaning.name.replace(/^car_/, ''), `${meaning.range.min ?? ''}..${meaning.range.max ?? ''}`, ' + ');
        break;
      case 'place':
        add('near', meaning.km === undefined ? meaning.place : `${meaning.place} ${meaning.km} km`);
        break;
      case 'here':
        add('near', meaning.km === undefined ? 'me' : `me ${meaning.km} km`);
        break;
      case 'sort':
        add('sort', meaning.sort_name);
        break;
      case 'words':
        add('rest', text, ' ');
        break;
      case 'setAside':
        add('aside', text, ' ');
        break;
      case 'filler':
        break;
    }
  }
  return brief;
}
