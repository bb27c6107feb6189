import type { AssetStore } from './asset-store';

export interface S3Config {
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Where a store that is not Amazon's is reached; null for theirs. */
  endpoint: string | null;
}

const CONNECT_MS = 3000;
const ANSWER_MS = 10_000;
const ATTEMPTS = 3;

/** For large installations: a bucket of Amazon S3 or of whatever speaks its language. Read only through the service: the bucket stays closed. */
export async function openS3Assets({ bucket, endpoint, ...config }: S3Config): Promise<AssetStore> {
  // Large, and of no use to whoever keeps assets in the database.
  const { DeleteObjectCommand, GetObjectCommand, NoSuchKey, PutObjectCommand, S3Client } =
    await import('@aws-sdk/client-s3');
  const client = new S3Client({
    region: config.region,
    credentials: { accessKeyId: config.accessKeyId, secretAccessKey: config.secretAccessKey },
    // Others than Amazon rarely have a host name for each bucket.
    ...(endpoint !== null && { endpoint, forcePathStyle: true }),
    maxAttempts: ATTEMPTS,
    requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: ANSWER_MS },
    // Checksums that not every store knows; the signature covers the bytes anyway.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const place = (key: string) => ({ Bucket: bucket, Key: key });
  return {
    async put(key, bytes, type) {
      await client.send(new PutObjectCommand({ ...place(key), Body: bytes, ContentType: type }));
    },
    async read(key, range) {
      const part = range && { Range: `bytes=${range.start}-${range.end}` };
      try {
        const { Body } = await client.send(new GetObjectCommand({ ...place(key), ...part }));
        return Body ? Buffer.from(await Body.transformToByteArray()) : null;
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand(place(key)));
    },
    close: () => client.destroy(),
  };
}
