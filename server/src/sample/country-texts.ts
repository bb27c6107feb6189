import { australia } from './countries/australia';
import { brazil } from './countries/brazil';
import { colombia } from './countries/colombia';
import { ecuador } from './countries/ecuador';
import { egypt } from './countries/egypt';
import { france } from './countries/france';
import { india } from './countries/india';
import { indonesia } from './countries/indonesia';
import { italy } from './countries/italy';
import { japan } from './countries/japan';
import { kenya } from './countries/kenya';
import { mexico } from './countries/mexico';
import { morocco } from './countries/morocco';
import { peru } from './countries/peru';
import { philippines } from './countries/philippines';
import { portugal } from './countries/portugal';
import { southAfrica } from './countries/south-africa';
import { spain } from './countries/spain';
import { tanzania } from './countries/tanzania';
import { thailand } from './countries/thailand';
import { turkiye } from './countries/turkiye';
import { unitedKingdom } from './countries/united-kingdom';
import { unitedStates } from './countries/united-states';
import { vietnam } from './countries/vietnam';
import type { SampleCountryText } from './sample-types';

/** Countries with full background, safety and health texts. */
export const countryTexts: readonly SampleCountryText[] = [
  australia,
  brazil,
  colombia,
  ecuador,
  egypt,
  france,
  india,
  indonesia,
  italy,
  japan,
  kenya,
  mexico,
  morocco,
  peru,
  philippines,
  portugal,
  southAfrica,
  spain,
  tanzania,
  thailand,
  turkiye,
  unitedKingdom,
  unitedStates,
  vietnam,
];
