import { Component, useEffect, useEffectEvent, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { useTexts } from '@/i18n/TextsProvider';
import { loadCode } from '@/lib/loadCode';
import { Notice } from '../primitives/Notice';
import type { LocationsMapProps } from './map.types';
import { locationsMapStyles } from './locationsMap.styles';

type Step = { status: 'unseen' | 'coming' | 'failed' } | { status: 'here'; Body: ComponentType<LocationsMapProps> };

/**
 * A map with named markers, synchronised with the list next to it. It has its final size from the first render; code,
 * styles and outlines load when it is seen, not near it: a map right below the first screen would take a phone's
 * processor from what is on it. The list contains the same information: a map that fails to load is replaced by a
 * message until it arrives.
 */
export function LocationsMap(props: LocationsMapProps) {
  const { isStatic = false, onFailure, onShown } = props;
  const { t } = useTexts();
  const location = useRef<HTMLDivElement>(null);
  const [step, setStep] = useState<Step>({ status: 'unseen' });

  useEffect(() => {
    const node = location.current;
    if (!node) return undefined;
    const watcher = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      watcher.disconnect();
      setStep({ status: 'coming' });
    });
    watcher.observe(node);
    return () => watcher.disconnect();
  }, []);

  const failed = useRef(onFailure);
  useEffect(() => {
    failed.current = onFailure;
  }, [onFailure]);
  const isSeen = step.status !== 'unseen';
  const reportShown = useEffectEvent(() => onShown?.());
  useEffect(() => {
    if (isSeen) reportShown();
  }, [isSeen]);
  useEffect(() => {
    if (!isSeen) return undefined;
    let left = false;
    const fail = (error: unknown) => {
      if (left) return;
      setStep({ status: 'failed' });
      failed.current?.(error);
    };
    loadCode(() => import('./LocationsMapBody'), { onFailing: fail }).then(({ LocationsMapBody }) => {
      if (!left) setStep({ status: 'here', Body: LocationsMapBody });
    }, fail);
    return () => {
      left = true;
    };
  }, [isSeen]);

  return (
    <div
      css={locationsMapStyles}
      ref={location}
      data-static={isStatic || undefined}
      data-step={step.status}
      aria-busy={step.status === 'coming' || undefined}
    >
      {step.status === 'failed' && <Notice>{t('error.mapFailed')}</Notice>}
      {step.status === 'here' && (
        <MapBoundary instead={<Notice>{t('error.mapFailed')}</Notice>} onFailure={onFailure}>
          <step.Body {...props} />
        </MapBoundary>
      )}
    </div>
  );
}

/** Replaces a map that fails while rendering by its message. */
class MapBoundary extends Component<
  { children: ReactNode; instead: ReactNode; onFailure: LocationsMapProps['onFailure'] },
  { broken: boolean }
> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onFailure?.(error);
  }

  override render() {
    return this.state.broken ? this.props.instead : this.props.children;
  }
}
