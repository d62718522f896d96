import { BlockButton } from '../parts/BlockButton';
import { BlockTitle } from '../parts/BlockTitle';
import { MediaStage } from '../parts/MediaStage';
import type { HeroNotFoundFields } from './HeroNotFound.schema';

/** What stands where a page is not. The server logs which one it was. */
export function HeroNotFound({ Image, Title, Text, Link }: HeroNotFoundFields) {
  if (Title === '' && Text === '') return null;
  return (
    <section>
      <MediaStage image={Image} phone={null} tone="Black" priority least={['312px', '534px']}>
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
