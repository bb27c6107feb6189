const { mkdir, writeFile } = require('node:fs/promises');
const { join } = require('node:path');

const {
  AndroidConfig,
  withAndroidManifest,
  withAppDelegate,
  withDangerousMod,
} = require('expo/config-plugins');

/**
 * What the app keeps stays on the phone that it was kept on: in no backup, and not carried over to a new phone. Nor does anything leave it
 * unencrypted.
 */
module.exports = (config) => withoutBackupOnIos(withoutBackupOnAndroid(config));

const RULES = 'data_extraction_rules';
const DOMAINS = ['root', 'file', 'database', 'sharedpref', 'external'];

/** Since Android 12 `allowBackup="false"` alone still lets another phone of the same maker copy everything. */
function withoutBackupOnAndroid(config) {
  const named = withAndroidManifest(config, (changed) => {
    const { $: application } = AndroidConfig.Manifest.getMainApplicationOrThrow(changed.modResults);
    application['android:dataExtractionRules'] = `@xml/${RULES}`;
    application['android:fullBackupContent'] = 'false';
    // The debug build says otherwise for itself, to reach the machine that it is developed on.
    application['android:usesCleartextTraffic'] = 'false';
    return changed;
  });
  return withDangerousMod(named, [
    'android',
    async (changed) => {
      const folder = join(changed.modRequest.platformProjectRoot, 'app/src/main/res/xml');
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, `${RULES}.xml`), rules());
      return changed;
    },
  ]);
}

function rules() {
  const excluded = DOMAINS.map((domain) => `    <exclude domain="${domain}" path="."/>`).join('\n');
  const sections = ['cloud-backup', 'device-transfer'].map(
    (section) => `  <${section}>\n${excluded}\n  </${section}>`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>\n<data-extraction-rules>\n${sections.join('\n')}\n</data-extraction-rules>\n`;
}

const START = 'let delegate = ReactNativeDelegate()';
const EXCLUSION = `// The databases stay out of iCloud and of backups on a computer.
    if var databases = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first?
      .appendingPathComponent("SQLite", isDirectory: true) {
      try? FileManager.default.createDirectory(at: databases, withIntermediateDirectories: true)
      var values = URLResourceValues()
      values.isExcludedFromBackup = true
      try? databases.setResourceValues(values)
    }

    `;

function withoutBackupOnIos(config) {
  return withAppDelegate(config, (changed) => {
    const { contents } = changed.modResults;
    if (contents.includes(EXCLUSION)) return changed;
    if (!contents.includes(START)) throw new Error('AppDelegate.swift does not start as expected.');
    changed.modResults.contents = contents.replace(START, EXCLUSION + START);
    return changed;
  });
}
