import type { AssetConfig } from './assets/open-assets';
import { ConfigurationError } from './failures/configuration-error';

interface AssetSettings {
  S3_BUCKET?: string;
  S3_ENDPOINT?: string;
  S3_REGION: string;
  S3_ACCESS_KEY_ID?: string;
  S3_SECRET_ACCESS_KEY?: string;
}

/** A bucket is a wish to keep photos there; without one they are kept in the database. */
export function readAssets(settings: AssetSettings): AssetConfig {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, S3_REGION, S3_ENDPOINT } = settings;
  if (bucket === undefined) {
    if (S3_ENDPOINT === undefined && S3_ACCESS_KEY_ID === undefined) return { kind: 'database' };
    throw new ConfigurationError('S3_BUCKET is needed too: it says where in the store photos are kept.');
  }
  if (S3_ACCESS_KEY_ID === undefined || S3_SECRET_ACCESS_KEY === undefined)
    throw new ConfigurationError(
      `${S3_ACCESS_KEY_ID === undefined ? 'S3_ACCESS_KEY_ID' : 'S3_SECRET_ACCESS_KEY'} is needed with S3_BUCKET: ` +
        'nobody else may read or write there.',
    );
  return {
    kind: 's3',
    bucket,
    endpoint: S3_ENDPOINT ?? null,
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  };
}
