import { Blocks } from '@/blocks/Blocks';
import { getEditProps, type EditProps } from '@/ssr/editing';

export const getServerSideProps = getEditProps;

export default function EditPage({ blocks }: EditProps) {
  return <Blocks blocks={blocks} />;
}
