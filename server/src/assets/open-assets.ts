import type { Database } from '../database/database';
import type { AssetStore } from './asset-store';
import { createDatabaseAssets } from './database-assets';
import { openS3Assets, type S3Config } from './s3-assets';

export type AssetConfig = { kind: 'database' } | ({ kind: 's3' } & S3Config);

export async function openAssets(config: AssetConfig, database: Database): Promise<AssetStore> {
  return config.kind === 's3' ? openS3Assets(config) : createDatabaseAssets(database);
}
