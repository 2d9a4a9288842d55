import type { profile, security } from '#contract/profile.ts';
import type { profileSchemas, securitySchemas } from '#contract/profile.schema.ts';
import type { HandlersOf } from '../../ground/call.ts';
import { closeAccount } from '../own-account/close-account.ts';
import { exportOwnData } from '../own-account/own-export.ts';
import { photoToken, readPhoto, uploadPhoto } from '../own-account/photo.ts';
import { readProfile, saveEmail, updateProfile } from '../own-account/profile.ts';
import { changePassword, changePhone, readSecurity, setAlert, signOut } from '../own-account/security.ts';

export const profileHandlers: HandlersOf<typeof profile, typeof profileSchemas> = {
  read: readProfile,
  update: updateProfile,
  save: saveEmail,
  uploadToken: photoToken,
  upload: uploadPhoto,
  photo: readPhoto,
};

export const securityHandlers: HandlersOf<typeof security, typeof securitySchemas> = {
  read: readSecurity,
  password: changePassword,
  phone: changePhone,
  signOut,
  alerts: setAlert,
  export: exportOwnData,
  close: closeAccount,
};
