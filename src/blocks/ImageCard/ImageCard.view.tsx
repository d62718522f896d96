import { css } from '@emotion/react';
import { BlockSection } from '../parts/BlockSection';
import { Card, cardStyles } from '../parts/Card';
import type { ImageCardFields } from './ImageCard.shape';

const styles = css(cardStyles, { '.one': { maxWidth: '30rem' } });

/** One card by itself. */
export function ImageCard({ Title, Text, Image, Link }: ImageCardFields) {
  if (Title === '' && Text === '' && !Image) return null;
  return <BlockSection styles={styles}><div className="one" data-card="Outlined"><Card level="h2" title={Title} text={Text} image={Image} link={Link} sizes="30rem" /></div></BlockSection>;
}
