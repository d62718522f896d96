import { BlockButton } from '../parts/BlockButton';
import { BlockTitle } from '../parts/BlockTitle';
import { MediaStage } from '../parts/MediaStage';
import type { HeroNotFoundFields } from './HeroNotFound.schema';

/** The content of the 404 page. The server logs the path. */
export function HeroNotFound({ Image, Title, Text, Link }: HeroNotFoundFields) {
  if (Title === '' && Text === '') return null;
  return (
    <section>
      <MediaStage
        image={Image}
        phone={null}
        tone={Image?.focus ? 'White' : 'Black'}
        priority
        least={['312px', '534px']}
      >
        {(background) => (
          <>
            <BlockTitle text={Title} tag="H1" />
            {Text !== '' && <p>{Text}</p>}
            <BlockButton link={Link} background={background} size="large" />
          </>
        )}
      </MediaStage>
    </section>
  );
}
