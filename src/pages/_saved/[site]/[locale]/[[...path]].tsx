import { ReportedSection } from '@/blocks/ReportedSection';
import { savedFeature } from '@/features/saved/saved.feature';
import { SavedPage } from '@/features/saved/components/SavedPage';
import { getSavedProps } from '@/ssr/saved';
import { useFeatures } from '@/store/StoreProvider';

export const getServerSideProps = getSavedProps;

const features = [savedFeature];

export default function Saved() {
  useFeatures(features);
  return (
    <ReportedSection where="page saved">
      <SavedPage />
    </ReportedSection>
  );
}
