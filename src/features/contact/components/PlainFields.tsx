import { selectContext } from '@/store/context';
import type { CarRecord } from '@/store/entities';
import { useAppSelector } from '@/store/hooks';
import type { CarSeller } from '../contact.slice';

/** What the browser sends along when it sends the form itself. */
export function PlainFields({ car, seller, path }: { car: CarRecord; seller: CarSeller | null; path: string }) {
  const { locale } = useAppSelector(selectContext);
  const values: Readonly<Record<string, string>> = {
    car: car.car_id,
    toName: seller?.name ?? '',
    toEmail: seller?.email ?? '',
    source: path.split(/[?#]/)[0] ?? '',
    locale,
  };
  return Object.entries(values).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
