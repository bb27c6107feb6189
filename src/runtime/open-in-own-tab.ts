/** Only a browser opens a path before the router is asked; on phones every link goes through `+native-intent`. */
