import type { Read } from './read.types';
import type { AmountReader } from './readAmount';
import { readNumber } from './readNumber';
import { rank } from './names';
import type { TextContext } from './textContext';

/** Amounts, unless the text around tells that they are none. */
export class TextAmountReader {
  constructor(
    private readonly context: TextContext,
    private readonly amounts: AmountReader,
  ) {}

  read(index: number): Read | null {
    const amount = this.amounts.read(this.context.tokens, index);
    if (!amount || this.isModelNumber(amount, index) || this.isAgeOfPerson(amount, index)) return null;
    const { meaning } = amount;
    if (meaning.kind === 'setAside') this.context.isAboutCars = true;
    if (meaning.kind !== 'terms' || meaning.name !== 'car_seats') return amount;
    // '7 sits, 3 barn' has seven seats; the most that there are, for '12 sits', give way as well.
    const requested = readNumber(this.context.tokens, index, this.context.expressions)?.value;
    const isExact =
      meaning.values.length === 1 && (requested === undefined || meaning.values.includes(String(requested)));
    return isExact ? amount : { ...amount, rank: rank.noun };
  }

  /** 'my 17 year old' before 'son' */
  private isAgeOfPerson({ meaning, end }: Read, index: number): boolean {
    return (
      meaning.kind === 'range' &&
      meaning.name === 'car_year' &&
      this.context.expressions.length('person', this.context.tokens, end) > 0 &&
      this.context.tokens.slice(index, end).some(({ folded }) => /^\d{1,2}$/.test(folded))
    );
  }

  /** A model that the stock has not, after its make: 'peugeot 3008' is no price. */
  private isModelNumber({ meaning, end }: Read, index: number): boolean {
    const before = this.context.list.last;
    const [token, previous] = [this.context.tokens[index], this.context.tokens[index - 1]];
    return (
      meaning.kind === 'range' &&
      meaning.name === 'car_price' &&
      end === index + 1 &&
      /^\d{3,4}$/.test(token?.text ?? '') &&
      !/[£€<>]/.test(`${token?.before}${token?.after}`) &&
      Number(token?.text) % 50 !== 0 &&
      before?.meaning.kind === 'terms' &&
      before.meaning.name === 'car_brand' &&
      before.to === previous?.to
    );
  }
}
