/** SQL: a user of this table as others see them; only their company is told of their address. */
export const publicUser = (
  user: string,
  email = 'null',
) => `json_build_object('id', ${user}.id, 'created_at', wire_time(${user}.created_at),
  'updated_at', wire_time(${user}.updated_at), 'display_name', ${user}.details -> 'display_name', 'first_name', ${user}.first_name,
  'last_name', ${user}.last_name, 'age', null, 'birthday', null, 'email', ${email}, 'home_country', ${user}.home_country,
  'phone_number', null, 'language', ${user}.language, 'timezone', null, 'timezone_identifier', null,
  'profile_pic', '{}'::json, 'username', null, 'points', null)`;
