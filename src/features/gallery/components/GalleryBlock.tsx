import { ALL_BLOCKS, frameAddress, galleryAddress, galleryWidths, type GalleryView } from '@/domain/content/gallery';
import { GalleryFrame } from './GalleryFrame';

export interface GalleryBlockViewProps {
  view: GalleryView;
  themes: readonly string[];
  block: string;
  /** null: all of them in one frame. */
  samples: readonly (string | null)[];
}

interface Choice {
  text: string;
  to: GalleryView;
}

function Choices({
  name,
  block,
  view,
  choices,
}: {
  name: string;
  block: string;
  view: GalleryView;
  choices: readonly Choice[];
}) {
  return (
    <nav aria-label={name}>
      <p aria-hidden="true">{name}</p>
      <ul className="choices">
        {choices.map(({ text, to }) => (
          <li key={text}>
            <a
              href={galleryAddress(block, to)}
              aria-current={to.theme === view.theme && to.width === view.width ? 'true' : undefined}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/**
 * The samples of a block, each in a frame of its own. Theme and width are part of the address, so the controls are
 * links.
 */
export function GalleryBlock({ view, themes, block, samples }: GalleryBlockViewProps) {
  const name = block === ALL_BLOCKS ? 'All blocks' : block;
  return (
    <>
      <Choices
        name="Theme"
        block={block}
        view={view}
        choices={themes.map((theme) => ({ text: theme, to: { ...view, theme } }))}
      />
      <Choices
        name="Width"
        block={block}
        view={view}
        choices={galleryWidths.map((width) => ({ text: `${width} px`, to: { ...view, width } }))}
      />
      <div className="samples">
        {samples.map((sample) => {
          const title = sample === null ? name : `${name}, ${sample}`;
          const address = frameAddress([block], view.theme, sample ?? undefined);
          return (
            <div key={title}>
              {sample !== null && <h2>{sample}</h2>}
              <p>
                <a href={address}>
                  Without a frame<span className="visually-hidden">: {title}</span>
                </a>
              </p>
              {/* A region that scrolls must be reachable by keyboard. */}
              <div className="scroll" role="region" aria-label={`${title}, ${view.width} px`} tabIndex={0}>
                <GalleryFrame title={title} address={address} width={view.width} fits={sample !== null} />
              </div>
            </div>
          );
        })}
      </div>
    </>
  );
}
