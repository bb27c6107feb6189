const ALTERNATIVE = /^(\^|>=) ?(\d+)\.(\d+)\.(\d+)$/;

/** Of the ranges of npm, those that are made of `^1.2.3` and `>=1.2.3`: no package is installed yet when it is asked. */
export function isInRange(version, range) {
  const actual = version.split('.').map(Number);
  return range.split('||').some((alternative) => {
    const [, sign, ...parts] = ALTERNATIVE.exec(alternative.trim()) ?? [];
    if (!sign) throw new Error(`"${range}" is no range that can be read here.`);
    const least = parts.map(Number);
    return !isBelow(actual, least) && (sign === '>=' || actual[0] === least[0]);
  });
}

function isBelow(actual, least) {
  const place = least.findIndex((part, index) => part !== actual[index]);
  return place >= 0 && actual[place] < least[place];
}
