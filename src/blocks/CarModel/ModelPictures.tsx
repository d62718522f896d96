import { studioPaints, type StudioPaint } from '@/domain/cars/carPicture';
import type { ModelColour } from '@/domain/cars/modelSummary';
import { narrowedList } from '@/domain/search/modelStock';
import { carPath } from '@/domain/sites/routes';
import { useTexts } from '@/i18n/TextsProvider';
import { selectPaths } from '@/store/context';
import { useAppSelector } from '@/store/hooks';
import { Link } from '@/ui/primitives/Link';
import { useStrip } from '@/ui/useStrip';
import type { ImageValue } from '../fields.schema';
import { BlockPicture, isStudioPicture } from '../parts/BlockPicture';

const LARGE = '(min-width: 1024px) 56vw, 100vw';
const SMALL = '(min-width: 1024px) 28vw, 100vw';
/** The address of a drawing of the studio, which has others of the same car. */
const FRONT = /\/([a-z]+)\/front34-([a-z]+)(?=\.)/;

/** A colour of the stock that the studio has drawn. */
export type PaintedColour = ModelColour & { look: NonNullable<ModelColour['look']> };

const isPainted = (colour: ModelColour): colour is PaintedColour => colour.look !== null;

const studioParts = (image: ImageValue | null) => (image && isStudioPicture(image) ? FRONT.exec(image.src) : null);

/** The colours in which a model's picture can be shown: those of the stock, of a drawing of the studio. */
export const paintedColours = (image: ImageValue | null, colours: readonly ModelColour[]): PaintedColour[] =>
  studioParts(image) ? colours.filter(isPainted) : [];

/** Shown first only where there is nothing more lively. */
const quiet: readonly StudioPaint[] = ['white', 'silver', 'grey', 'graphite', 'black'];

/** The colour to begin with: the editor's where it is in stock, else a lively one, black last. */
export function firstColour(image: ImageValue | null, colours: readonly PaintedColour[]): PaintedColour | undefined {
  const own = studioParts(image)?.[2];
  const liveliness = ({ look: { paint } }: PaintedColour): number =>
    paint === own ? studioPaints.length : -quiet.indexOf(paint);
  return colours.toSorted((a, b) => liveliness(b) - liveliness(a))[0];
}

/** The same picture from another side, in a colour of the stock. */
function painted(image: ImageValue, angle: 'front34' | 'side' | 'rear34', colour: PaintedColour | undefined) {
  const [, body = '', paint = ''] = studioParts(image) ?? [];
  const bodies: readonly string[] = colour?.look.bodies ?? [];
  const shown = bodies.length === 0 || bodies.includes(body) ? body : (bodies[0] ?? body);
  return image.src.replace(FRONT, `/${shown}/${angle}-${colour?.look.paint ?? paint}`);
}

interface PictureProps {
  image: ImageValue;
  model: string;
  colour: PaintedColour | undefined;
}

/** The number of pictures of a drawing of the studio. */
const PICTURES = 3;

/**
 * The large picture in the chosen colour; a drawing of the studio also from its other sides, which are of the same car.
 * In narrow windows they are one row that is swiped.
 */
export function Pictures({ image, model, colour }: PictureProps) {
  const { t } = useTexts();
  const { strip, index, onKeyDown, onScroll } = useStrip<HTMLDivElement>(PICTURES);
  const main = <MainPicture image={image} model={model} colour={colour} />;
  if (!studioParts(image)) return main;
  const { width, height } = image;
  return (
    <div className="pictures">
      {/* Without a box in wide windows, and so out of the way of the keyboard. */}
      <div
        className="strip"
        ref={strip}
        role="group"
        tabIndex={0}
        aria-label={t('detail.image', { number: index + 1, total: PICTURES })}
        onKeyDown={onKeyDown}
        onScroll={onScroll}
      >
        {main}
        <div className="sides">
          <BlockPicture
            image={{ src: painted(image, 'side', colour), alt: t('block.modelSide', { model }), width, height }}
            sizes={SMALL}
          />
          <BlockPicture
            image={{ src: painted(image, 'rear34', colour), alt: t('block.modelRear', { model }), width, height }}
            sizes={SMALL}
          />
        </div>
      </div>
      <span className="count" aria-hidden="true" data-needs-script="">{`${index + 1}/${PICTURES}`}</span>
    </div>
  );
}

function MainPicture({ image, model, colour }: PictureProps) {
  const { t } = useTexts();
  const src = painted(image, 'front34', colour);
  const { width, height, lead } = image;
  const shown = src === image.src ? image : { src, alt: t('block.modelFront', { model }), width, height, lead };
  return (
    <div className="picture">
      <BlockPicture image={shown} sizes={LARGE} priority />
      {isStudioPicture(image) && <p>{t('teasers.illustration')}</p>}
    </div>
  );
}

interface SwatchesProps {
  /** Address of the model's list. */
  list: string;
  colours: readonly PaintedColour[];
  chosen: PaintedColour;
  onChoose: (name: string) => void;
}

/** The colours in stock repaint the pictures; of the chosen one the cars are a press away. */
export function Swatches({ list, colours, chosen, onChoose }: SwatchesProps) {
  const { t, term } = useTexts();
  const paths = useAppSelector(selectPaths);
  const { name, count, car } = chosen;
  return (
    <div className="paint">
      {colours.length > 1 && (
        <fieldset data-needs-script="">
          <legend className="visually-hidden">{t('block.modelColours')}</legend>
          {colours.map((one) => (
            <label key={one.name} title={term('car_color', one.name)}>
              <input
                type="radio"
                name="model-colour"
                value={one.name}
                checked={one.name === name}
                onChange={() => onChoose(one.name)}
                aria-label={`${term('car_color', one.name)}, ${t('block.modelStock', { count: one.count })}`}
              />
              <i style={{ background: one.colour ?? undefined }} />
            </label>
          ))}
        </fieldset>
      )}
      <p>
        <strong>{term('car_color', name)}</strong> <span>{t('block.modelStock', { count })}</span>{' '}
        <Link href={car ? carPath(paths, { ...car, slug: car.slug ?? '' }) : narrowedList(list, 'car_color', name)}>
          {count === 1 ? t('block.modelSeeCar') : t('block.modelSeeCars', { count })}
        </Link>
      </p>
    </div>
  );
}
